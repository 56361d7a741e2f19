-- A name as it is searched for: what foldName of the people module gives. Who changes one of them fills the table anew.
create function fold_name(name text) returns text language sql immutable strict parallel safe as $$
  select translate(
    lower(name),
    'АаБВвГДЕеЁЖЗИЙКкЛМмНнОоПРрСсТтУуФХхЦЧШЩЪЫЬЭЮЯІіЈјҚҒЎҲ''’‘ʻʼ`´',
    'aaбbbгдeeёжзийkkлmmhhooпppccttyyфxxцчшщъыьэюяiijjқғўҳ'
  )
$$;

-- The parts by which a search finds a row: the beginnings of words, up to two letters behind a space; any three letters
-- of a word in a row; any four digits of a phone. Takes a folded name.
create function search_grams(name text, phone text) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select gram from (
      select word from regexp_split_to_table(name, '\s+') word where word <> ''
    ) words
    cross join lateral (
      select ' ' || left(word, 1) as gram
      union all select ' ' || left(word, 2)
      union all select substr(word, n, 3) from generate_series(1, length(word) - 2) n
    ) grams
    union
    select substr(phone, n, 4) from generate_series(1, length(phone) - 3) n
  )
$$;

-- Beside people, not in it: balances move with every answer, and what is kept here with none of them.
create table person_search (
  person_id integer primary key references people (id) on delete cascade,
  name text not null,
  grams text[] not null
);
insert into person_search (person_id, name, grams)
select id, folded, search_grams(folded, phone)
from people cross join lateral (select fold_name(first_name || ' ' || last_name) as folded) names;
create index person_search_grams on person_search using gin (grams);
analyze person_search;
