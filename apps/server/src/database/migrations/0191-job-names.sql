-- Jobs are named after what they do: notify. A server of the release before notes its runs under the other name meanwhile,
-- in no row, and what it leaves in its queue is done.
update job_runs set name = 'notify_of_planned_announcements' where name = 'tell_planned_announcements';
