-- How many of a day's messages were codes: they leave a share of the cap to payments.
alter table sms_days add column codes integer not null default 0;
