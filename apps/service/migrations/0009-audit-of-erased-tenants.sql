-- Work that was under way while its tenant was deleted must not leave an event behind.
create or replace function lock_audit_chain(chain_of text) returns table (seq bigint, hash text)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if chain_of is distinct from current_tenant() and current_setting('role') <> 'semmai_operator' then
    raise insufficient_privilege using message = 'the audit chain of another tenant';
  end if;
  insert into audit_chains values (chain_of, 0, repeat('0', 64)) on conflict do nothing;
  perform from audit_chains c where c.tenant_id = chain_of for update;
  -- Only now: a deletion holds the chain as well, so that it is either still to come or already seen.
  perform from tenants t where t.tenant_id = chain_of and t.deleted_at is null;
  if not found then
    raise no_data_found using message = 'the audit chain of a tenant that is gone';
  end if;
  return query select c.seq, c.hash from audit_chains c where c.tenant_id = chain_of;
end $$;
