import { z } from 'zod'

interface JobEntry {
  /** What it carries: plain JSON, small; what is big stays in the database, and the job names it. */
  data: z.ZodType<object>
  /** Its schedule: a cron expression in the school's time zone. */
  schedule?: string
  /** For one that takes long: how many a process takes at once, and after how many seconds it counts as lost. */
  batch?: number
  lost_s?: number
  /** Whatever waits is done by one: sent while one waits to begin, it is that one. */
  isOne?: boolean
  /** What the release before calls it, whose servers may run beside this one: what they left under that name is done. */
  formerly?: string
  /** Takes a lane of the sandbox: as many run side by side as there are. */
  isProgram?: boolean
}

/** Every job there is. A new one is an entry here and a handler in registry/job-handlers.ts. */
export const jobList = {
  /** Removes uploads that were never finished or submitted, with their bytes. */
  remove_orphan_uploads: { data: z.object({}), schedule: '10 3 * * *' },
  /** Files that authors sent for a course and that nothing names, with their bytes. */
  remove_unused_course_media: { data: z.object({}), schedule: '25 3 * * *' },
  /** Sessions and event tickets that are over. */
  remove_ended_sessions: { data: z.object({}), schedule: '40 3 * * *' },
  /** Removes points of past weeks and months, and goals of past days, that are no longer read. */
  remove_old_periods: { data: z.object({}), schedule: '20 4 * * *' },
  /** Removes what the school keeps for some days only: events, notifications that were read, deliveries that ended. */
  remove_old_records: { data: z.object({}), schedule: '30 4 * * *', batch: 1, lost_s: 3600 },
  /** Sends the codes for a new password that were requested, each to the phone that its caller claims to have. */
  send_reset_codes: { data: z.object({}), isOne: true },
  /** Runs a submitted program's checks. */
  run_checks: { data: z.object({ submission_id: z.int() }), batch: 1, lost_s: 600, isProgram: true },
  /** Runs checks that were requested and never ran. */
  run_missed_checks: { data: z.object({}), schedule: '*/10 * * * *' },
  /** Accounts whose payment is past due. Every hour: a server that was off at midnight catches up. */
  freeze_unpaid: { data: z.object({}), schedule: '5 * * * *' },
  /** Ends and begins the leagues' weeks. Every ten minutes: a week ends on time, and a run that died resumes soon. */
  turn_league_week: { data: z.object({}), schedule: '*/10 * * * *' },
  /** Achievements of students who do not open them, a batch of students a run. */
  award_achievements: { data: z.object({}), schedule: '*/5 * * * *' },
  /** Certificates that no act of a student or teacher issued: of courses finished before, and by what a course lost. */
  issue_certificates: { data: z.object({}), schedule: '2,12,22,32,42,52 * * * *' },
  /** Reminds students whose payment is near, once a due date, at hours when people are awake. */
  remind_of_payments: { data: z.object({}), schedule: '0 9-20 * * *' },
  /** Pays past goals to students who reached them but did not view them again. Not beside the leagues' coins. */
  settle_goals: { data: z.object({}), schedule: '5,15,25,35,45,55 * * * *' },
  /** A repair of many streaks after an outage, from where it stands. */
  repair_streaks: { data: z.object({ run_id: z.int() }), batch: 1 },
  /** Repairs whose job was given up. */
  resume_streak_repairs: { data: z.object({}), schedule: '*/10 * * * *' },
  /** Warns students whose streak would end today. Again until late: a server that was off at eight catches up. */
  warn_of_streak_danger: { data: z.object({}), schedule: '0 20-22 * * *' },
  /** Coins for submissions decided after their due time, where the school pays them. */
  pay_broken_promises: { data: z.object({}), schedule: '12 * * * *' },
  /** Updates the figures stored by school day. */
  keep_rollups: { data: z.object({}), schedule: '7,22,37,52 * * * *', batch: 1, lost_s: 3600 },
  /** A course archive that was uploaded is read (what is wrong in it, what it would change) or, then, taken in as a draft. */
  work_on_archive: { data: z.object({ import_id: z.int() }), batch: 1, lost_s: 1800 },
  /** The same of one that is large. Gigabytes take minutes: in a queue of their own they hold up no small one. */
  work_on_large_archive: { data: z.object({ import_id: z.int() }), batch: 1, lost_s: 1800 },
  /** Notifies students of announcements, soon after one is made. */
  notify_of_announcements: { data: z.object({}), formerly: 'tell_announcements' },
  /** The same for those whose first day came, at hours when people are awake; and for what a crash left over. */
  notify_of_planned_announcements: {
    data: z.object({}),
    schedule: '*/10 8-20 * * *',
    formerly: 'tell_planned_announcements',
  },
} as const satisfies Record<string, JobEntry>

export type JobList = typeof jobList
export type JobName = keyof JobList
export type JobData<Name extends JobName> = z.infer<JobList[Name]['data']>

export const jobNames = Object.keys(jobList) as JobName[] // the keys are exactly the names

/** The job that a queue holds, by its name or the former one. */
export const jobOf = (queue: string): JobName | undefined =>
  jobNames.find((name) => name === queue || entryOf(name).formerly === queue)

/** An entry with all its optional fields. */
export function entryOf(name: JobName): JobEntry {
  return jobList[name]
}
