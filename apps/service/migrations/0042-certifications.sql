-- Certification runs. Whether a run is queued, running or over is said by its operation; this row outlives it.
create table certifications (
  tenant_id text not null references tenants,
  operation_id uuid not null,
  integration_id uuid not null,
  mode text not null check (mode in ('quick', 'full')),
  -- The key that the run is about: a later key is not certified by it.
  credential_version integer not null,
  -- Null until the checks are done, and where the run could not be carried out.
  passed boolean,
  -- Why not: the code of the first check that failed, or of the run.
  failure_code text,
  completed_at timestamptz(3),
  primary key (tenant_id, operation_id)
);
alter table certifications enable row level security;
alter table certifications force row level security;
grant select, insert, delete on certifications to semmai_tenant;
grant select, update on certifications to semmai_worker;
create policy tenant on certifications to semmai_tenant, semmai_worker
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());

-- One queued or running certification a tenant, whatever the code does.
create unique index operation_one_certification on operation (tenant_id)
  where endpoint = 'onboarding-certify' and status in ('queued', 'running');
