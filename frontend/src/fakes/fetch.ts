// For tests only: the browser's fetch with the server's answers in the test's hands, and a note of what was asked.

import { vi } from 'vitest'

type Answers = { [request: string]: unknown }

/** Answers by method and path; `[status, body]` is a refusal, what is not listed is not found. Gives what was asked. */
export function serve(answers: Answers): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const request = `${method} ${address.replace('/api', '')}`
    asked.push(body ? `${request} ${body}` : request)
    const answer = answers[request] ?? [404, { code: 'unknown_page', text: 'Not there.' }]
    const [status, said] = Array.isArray(answer) && typeof answer[0] === 'number' ? answer : [200, answer]
    return new Response(JSON.stringify(said), { status })
  })
  return asked
}
