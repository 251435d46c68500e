-- How far the head of each chain has been published in the log.
alter table audit_chains add column published_seq bigint not null default 0;
create index audit_chains_unpublished on audit_chains (tenant_id) where seq > published_seq;
-- The worker publishes the heads of all tenants, and may do nothing else to them.
grant update (published_seq) on audit_chains to semmai_worker;
create policy publish on audit_chains to semmai_worker using (current_tenant() is null);
