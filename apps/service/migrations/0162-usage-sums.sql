-- Usage is summed by the hour, so that listing it reads sums and the operations of the last hours only. An hour is summed
-- once, when all of its operations have ended; `summed_until` says how far that has come. The sums of operations that were
-- deleted before there were these stay in usage_days.
create table usage_sums (
  tenant_id text not null,
  day date not null,
  endpoint text not null,
  operations bigint not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  primary key (tenant_id, day, endpoint)
);
alter table usage_sums enable row level security;
alter table usage_sums force row level security;
grant select, delete on usage_sums to semmai_tenant;
create policy tenant on usage_sums to semmai_tenant
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on usage_sums to semmai_worker;
create policy worker on usage_sums to semmai_worker using (true) with check (true);

-- One row. Of no tenant: every hour is summed for all of them together.
create table usage_progress (
  singleton boolean primary key default true check (singleton),
  -- Null: nothing is summed yet, and no one has looked where to begin (the owner of the schema sees no operation).
  summed_until timestamptz
);
insert into usage_progress default values;
grant select on usage_progress to semmai_tenant;
grant select, update on usage_progress to semmai_worker;

-- The least id (UUIDv7) of an operation of this time.
create function first_operation_id(at timestamptz) returns uuid
language sql immutable parallel safe as $$
  select rpad(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;

-- Nodes of the release before sum what they delete: while both run side by side, that would count it twice.
revoke insert, update on usage_days from semmai_worker;
