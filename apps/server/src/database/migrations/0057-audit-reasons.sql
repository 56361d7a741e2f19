-- A word of a reason is found by its parts, as names are.
create index audit_log_reason on audit_log using gin (search_grams(fold_name(reason), '')) where reason is not null;
