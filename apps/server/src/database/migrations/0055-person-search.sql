-- A name as it is searched for: what foldName of the people module gives. Who changes one of them fills the table anew.
create function fold_name(name text) returns text language sql immutable strict parallel safe as $$
  select translate(
    lower(name),
    'АаБВвГДЕеЁЖЗИЙКкЛМмНнОоПРрСсТтУуФХхЦЧШЩЪЫЬЭЮЯІіЈјҚҒЎҲ''’‘ʻʼ`´',
    'aaбbbгдeeёжзийkkлmmhhooпppccttyyфxxцчшщъыьэюяiijjқғўҳ'
  )
$$;

-- The parts by which a search finds a row: the beginnings of words, up to two letters behind a space; any three letters
-- of a word in a row; any four digits of a phone. Takes a folded name. In loops, since a statement inside would be
-- compiled by the JIT anew for each row.
create function search_grams(name text, phone text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  word text;
  grams text[] := '{}';
begin
  foreach word in array string_to_array(translate(name, e'\t\n\r\u00a0', '    '), ' ') loop
    if word <> '' then
      grams := grams || (' ' || left(word, 1)) || (' ' || left(word, 2));
      for n in 1 .. length(word) - 2 loop
        grams := grams || substr(word, n, 3);
      end loop;
    end if;
  end loop;
  for n in 1 .. length(phone) - 3 loop
    grams := grams || substr(phone, n, 4);
  end loop;
  return grams;
end
$$;

-- Beside people, not in it: balances move with every answer, and what is kept here with none of them. Its key to people
-- comes with the next migration: it would hold up who writes people until all are filled in.
create table person_search (
  person_id integer primary key,
  name text not null,
  grams text[] not null
);
insert into person_search (person_id, name, grams)
select id, folded, search_grams(folded, phone)
from people cross join lateral (select fold_name(first_name || ' ' || last_name) as folded) names;
create index person_search_grams on person_search using gin (grams);
analyze person_search;
