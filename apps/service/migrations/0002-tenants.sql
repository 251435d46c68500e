create table tenants (
  tenant_id text primary key check (tenant_id ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  name text not null,
  onboarding_state text not null default 'created' check (onboarding_state in (
    'created', 'network_pending', 'identity_pending', 'byok_pending', 'validation_pending',
    'certification_pending', 'go_live_ready', 'live', 'blocked'
  )),
  -- The state that unblocking returns to, and why the tenant was blocked.
  resume_state text check (resume_state <> 'blocked'),
  block_code text,
  block_message text,
  block_retryable boolean,
  blocked_at timestamptz,
  network_mode text check (network_mode in ('public', 'private')),
  allowed_cidrs text[] not null default '{}',
  network_confirmed_at timestamptz,
  provider text not null default 'auto' check (provider in ('auto', 'builtin', 'textmodel')),
  text_calls_per_minute integer not null default 300 check (text_calls_per_minute > 0),
  max_open_operations integer not null default 20 check (max_open_operations > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A deleted tenant leaves this row as its tombstone: the id is never given out again.
  deleted_at timestamptz,
  check ((onboarding_state = 'blocked') = (resume_state is not null))
);
alter table tenants enable row level security;
alter table tenants force row level security;

-- A tenant may move its own onboarding state, and nothing else of its row.
grant select, update (onboarding_state, updated_at) on tenants to semmai_tenant, semmai_worker;
create policy tenant on tenants to semmai_tenant, semmai_worker
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
-- Whether a tenant is open, and to which networks, is asked before its token is believed.
grant select on tenants to semmai_identity;
create policy identity on tenants for select to semmai_identity using (true);
grant select, insert, update on tenants to semmai_operator;
create policy operator on tenants to semmai_operator using (true) with check (true);

-- When each step of the onboarding checklist was last completed; a step that must be repeated has no row.
create table onboarding_steps (
  tenant_id text not null references tenants,
  step text not null check (step in ('network', 'identity', 'byok', 'validation', 'certification', 'go_live')),
  completed_at timestamptz not null,
  primary key (tenant_id, step)
);
alter table onboarding_steps enable row level security;
alter table onboarding_steps force row level security;
grant select, insert, update, delete on onboarding_steps to semmai_tenant, semmai_worker, semmai_operator;
create policy tenant on onboarding_steps to semmai_tenant, semmai_worker
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy operator on onboarding_steps to semmai_operator using (true) with check (true);
