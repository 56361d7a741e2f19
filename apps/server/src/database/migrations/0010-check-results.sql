-- What the automatic checks of a version came to when the server ran them; no row where there is nothing it can run.
create table check_results (
  submission_id integer primary key references submissions (id),
  asked_at timestamptz not null,
  -- Null while they wait.
  results jsonb
);
create index check_results_waiting on check_results (asked_at) where results is null;

-- What students may see of checks stands in the content, as it does for courses loaded from now on.
update questions set
  content = jsonb_set(content, '{fields,checks}', marked.checks),
  key = jsonb_set(key, '{answer,checks}', marked.checks)
from (
  select id, (
    select coalesce(jsonb_agg(one || '{"hidden": false}' order by place), '[]')
    from jsonb_array_elements(key -> 'answer' -> 'checks') with ordinality as checks (one, place)
  ) as checks
  from questions where type = 'compiler'
) marked
where questions.id = marked.id;
