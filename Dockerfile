# The browser client, built with what its lock file names.
FROM node:22-slim AS client
WORKDIR /client
COPY frontend/package.json frontend/package-lock.json frontend/.npmrc ./
RUN npm ci --omit=dev --loglevel=error
COPY frontend/ ./
RUN npm run build

# The server, with its locked dependencies and nothing else.
FROM python:3.13-slim AS server
WORKDIR /srv
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 PATH="/srv/.venv/bin:$PATH"
RUN pip install --no-cache-dir uv==0.9.* && useradd --system --uid 10001 --create-home cellar
COPY pyproject.toml uv.lock README.md LICENSE ./
RUN uv sync --locked --no-dev --no-install-project
COPY games/ games/
COPY app/ app/
COPY migrations/ migrations/
COPY --from=client /client/dist/ frontend/dist/
RUN mkdir data && chown cellar data
USER 10001
EXPOSE 8000
ENV HOST=0.0.0.0 PORT=8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
CMD ["python", "-m", "app"]
