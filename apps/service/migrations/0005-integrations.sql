create table integrations (
  tenant_id text not null references tenants,
  integration_id uuid not null,
  name text not null,
  active boolean not null,
  auth_client_id text not null,
  auth_active boolean not null,
  -- When the integration last proved itself by its own call; null: not since its last change.
  connectivity_verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, integration_id)
);
alter table integrations enable row level security;
alter table integrations force row level security;
grant select, insert, update on integrations to semmai_tenant;
grant select on integrations to semmai_worker;
grant select, delete on integrations to semmai_operator;
create policy tenant on integrations to semmai_tenant, semmai_worker
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy operator on integrations to semmai_operator using (true);
