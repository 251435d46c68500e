-- Provider keys of the embedded secret store: envelope encryption, a data key a version. What lies here is
-- useless without the master key, which is never in the database.
create table secrets (
  tenant_id text not null references tenants,
  secret_id uuid not null,
  provider text not null,
  -- The key, encrypted with this version's data key.
  ciphertext bytea not null,
  -- The data key, encrypted with the master key named beside it.
  wrapped_key bytea not null,
  master_key_id text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, secret_id)
);
create index secrets_by_master_key on secrets (master_key_id);
alter table secrets enable row level security;
alter table secrets force row level security;
grant select, insert, delete on secrets to semmai_tenant;
grant select on secrets to semmai_worker;
create policy tenant on secrets to semmai_tenant, semmai_worker
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
-- The operator wraps data keys anew after a change of the master key; it never sees a ciphertext.
grant select (tenant_id, secret_id, wrapped_key, master_key_id), update (wrapped_key, master_key_id), delete
  on secrets to semmai_operator;
create policy operator on secrets to semmai_operator using (true) with check (true);
