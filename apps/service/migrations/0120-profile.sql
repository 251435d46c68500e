-- For whom a tenant's texts are read (decision F5): `general` reports what nearly every editor would change, `school` also what
-- a teacher of Tamil marks.
alter table tenant_settings add column profile text not null default 'general' check (profile in ('general', 'school'));
