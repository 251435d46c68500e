-- Lists show what is kept, not the tombstones, which are four times as many.
create index operation_kept on operation (tenant_id, operation_id) where erased_at is null;
create index operation_kept_own on operation (tenant_id, principal, operation_id) where erased_at is null;
drop index operation_own;
-- What is asked for by status or endpoint is rare: what failed, what waits, what certified.
create index operation_kept_by_status on operation (tenant_id, status, operation_id)
  where erased_at is null and status <> 'succeeded';
create index operation_kept_certifications on operation (tenant_id, operation_id)
  where erased_at is null and endpoint = 'onboarding-certify';
