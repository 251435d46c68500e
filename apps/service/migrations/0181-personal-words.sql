-- Words that a user has accepted for their own texts (decisions F7, F11). No row: none.
create table personal_words (
  tenant_id text not null references tenants,
  -- The same hash of issuer and subject as of operations.
  principal text not null,
  words text[] not null,
  primary key (tenant_id, principal)
);
alter table personal_words enable row level security;
alter table personal_words force row level security;
grant select, insert, update, delete on personal_words to semmai_tenant;
grant select on personal_words to semmai_worker;
create policy tenant on personal_words to semmai_tenant, semmai_worker
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());

-- Nodes keep a user's words for some seconds, and whether anyone of the tenant has any.
create trigger tenant_changed after insert or update or delete on personal_words
  for each row execute function notify_tenant_changed();
