create table tenant_settings (
  tenant_id text primary key references tenants,
  disabled_rules text[] not null default '{}',
  dictionary text[] not null default '{}',
  updated_at timestamptz not null default now()
);
alter table tenant_settings enable row level security;
alter table tenant_settings force row level security;
grant select, insert, update on tenant_settings to semmai_tenant;
grant select on tenant_settings to semmai_worker;
grant select, delete on tenant_settings to semmai_operator;
create policy tenant on tenant_settings to semmai_tenant, semmai_worker
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy operator on tenant_settings to semmai_operator using (true);
