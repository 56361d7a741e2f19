create function follow_person() returns trigger language plpgsql as $$
declare
  folded text := fold_name(new.first_name || ' ' || new.last_name);
begin
  insert into person_search as known (person_id, name, grams)
  values (new.id, folded, search_grams(folded, new.phone))
  on conflict (person_id) do update set name = excluded.name, grams = excluded.grams;
  return null;
end
$$;
create trigger people_searched after insert or update of first_name, last_name, phone on people
  for each row execute function follow_person();

-- Who left, came or changed between the migration before and this one, which holds up writers only while it compares.
delete from person_search known where not exists (select from people where people.id = known.person_id);
insert into person_search (person_id, name, grams)
select id, folded, search_grams(folded, phone)
from people
cross join lateral (select fold_name(first_name || ' ' || last_name) as folded) names
where not exists (
  select from person_search known
  where known.person_id = people.id and known.name = folded
    and known.grams @> array[left(phone, 4), substr(phone, 5, 4), substr(phone, 9, 4), right(phone, 4)]
)
on conflict (person_id) do update set name = excluded.name, grams = excluded.grams;
alter table person_search add foreign key (person_id) references people (id) on delete cascade;

-- The lists of few among many.
create index people_frozen on people (id) where frozen;
create index people_left on people (id) where closed_at is not null;
create index people_staff on people (id) where role <> 'student';
