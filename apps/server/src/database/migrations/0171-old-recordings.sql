-- Voices that were handed in, by age: the school keeps them for a time.
create index uploads_recordings on uploads (used_at) where state = 'used' and mime like 'audio/%';
