import { readFileSync, readdirSync } from 'node:fs'

/** What Linux reports of a process. */
interface ProcessCosts {
  pid: number
  parent: number
  /** Of itself and of those of its children that have ended. */
  cpu_ms: number
  /** Of the memory that it shares with others only its share. */
  memory_mb: number
}

/** The kernel counts in these, on every machine of today. */
const tick_ms = 10

/** A process and all its descendants. Linux reports them in /proc; elsewhere they cannot be measured. */
export function costsOf(root: number): { cpu_ms: number; processes: { pid: number; memory_mb: number }[] } {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readCosts(Number(name)) : []))
  const family = new Set([root])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  const found = all.filter(({ pid }) => family.has(pid))
  return {
    cpu_ms: found.reduce((sum, { cpu_ms }) => sum + cpu_ms, 0),
    processes: found.map(({ pid, memory_mb }) => ({ pid, memory_mb })),
  }
}

/** The process that started this one. */
export function parentOf(pid: number): number {
  return readCosts(pid)[0]?.parent ?? 0
}

/** None where it has just ended. */
function readCosts(pid: number): ProcessCosts[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // A name may hold spaces and brackets; the fields begin behind the last of these.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const times = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0)
    const memory = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
    return [
      {
        pid,
        parent: fields[1] ?? 0,
        cpu_ms: times * tick_ms,
        memory_mb: Math.round(Number(memory ?? 0) / 1024),
      },
    ]
  } catch {
    return []
  }
}
