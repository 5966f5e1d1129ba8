// The few of the server's numbers that stand at the top of the page, out of the text that Prometheus reads.

export interface Numbers {
  /** Connections to tables. */
  atTable: number
  /** Milliseconds in which 99 of 100 commits were done, as finely as they are counted. */
  commit: number | null
  faults: number
  /** Seconds since the server started. */
  up: number | null
}

interface Sample {
  name: string
  labels: string
  value: number
}

export function numbers(text: string, now: number): Numbers | null {
  const samples = text.split('\n').flatMap(sample)
  if (!samples.length) return null
  const sum = (name: string, has = ''): number => samples.filter((one) => one.name === name && one.labels.includes(has)).reduce((all, one) => all + one.value, 0)
  const began = samples.find((one) => one.name === 'process_start_time_seconds')
  return { atTable: sum('cellar_sockets'), commit: percentile(samples, 'cellar_commit_seconds'), faults: sum('cellar_refusals_total', '"internal"'), up: began ? Math.max(0, now / 1000 - began.value) : null }
}

/** The bound under which 99 of 100 lie. */
function percentile(samples: Sample[], name: string): number | null {
  const buckets = samples
    .filter((one) => one.name === `${name}_bucket`)
    .map((one) => ({ upto: Number(/le="([^"]+)"/.exec(one.labels)?.[1]?.replace('+Inf', 'Infinity')), count: one.value }))
  const all = Math.max(0, ...buckets.map((one) => one.count))
  const found = buckets.find((one) => one.count >= 0.99 * all)
  return all && found && Number.isFinite(found.upto) ? found.upto * 1000 : null
}

function sample(line: string): Sample[] {
  const [, name, labels = '', value] = /^(\w+)(\{.*\})? (\S+)$/.exec(line) ?? []
  return name ? [{ name, labels, value: Number(value) }] : []
}
