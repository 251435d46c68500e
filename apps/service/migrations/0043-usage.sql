-- Tokens that the external model took and gave, kept with their operation.
alter table operation add column input_tokens integer, add column output_tokens integer;

-- The sums of operations whose rows are deleted for good; the others are summed where they are, so that no call
-- has to write to a row that all calls of its tenant share.
create table usage_days (
  tenant_id text not null,
  day date not null,
  endpoint text not null,
  operations bigint not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  primary key (tenant_id, day, endpoint)
);
alter table usage_days enable row level security;
alter table usage_days force row level security;
grant select, delete on usage_days to semmai_tenant;
create policy tenant on usage_days to semmai_tenant
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on usage_days to semmai_worker;
create policy worker on usage_days to semmai_worker using (true) with check (true);
