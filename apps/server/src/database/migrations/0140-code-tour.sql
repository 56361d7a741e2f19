-- When a student saw the tour of the code lab to its end or left it: on another device it opens no more by itself.
alter table people add column code_tour_seen_at timestamptz;
