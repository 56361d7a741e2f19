-- The last day that counts for the streak: the last earned one, or one after it that a freeze covered.
alter table streaks add column covered_until date;
update streaks set covered_until = last_day;
alter table streaks alter column covered_until set not null;

-- Whence a day that nobody's work earned: a freeze that was held, or staff who repaired it after an outage.
alter table streak_days add column source text check (source in ('freeze', 'repair'));
