-- What is known of a tenant's provider key; the key itself lies in a secret store, where `secret_ref` points.
create table credentials (
  tenant_id text not null references tenants,
  provider text not null check (provider in ('textmodel')),
  -- Raised by every rotation: a check of an earlier key says nothing about this one.
  version integer not null default 1,
  secret_ref text not null,
  -- Replaced keys that their store has not confirmed to be destroyed yet.
  retired_refs text[] not null default '{}',
  label text,
  -- A keyed hash: shows whether two keys are the same, and nothing else.
  fingerprint text not null,
  validation_status text not null default 'pending' check (validation_status in ('pending', 'passed', 'failed')),
  validation_error_code text,
  validation_error_message text,
  checked_at timestamptz(3),
  uploaded_at timestamptz(3) not null,
  rotated_at timestamptz(3),
  primary key (tenant_id, provider)
);
alter table credentials enable row level security;
alter table credentials force row level security;
grant select, insert, update, delete on credentials to semmai_tenant;
grant select on credentials to semmai_worker;
create policy tenant on credentials to semmai_tenant, semmai_worker
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
-- Which key serves is among the terms of a tenant that nodes keep for some seconds.
create trigger tenant_changed after insert or update or delete on credentials
  for each row execute function notify_tenant_changed();
