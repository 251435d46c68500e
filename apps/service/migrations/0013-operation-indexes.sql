-- Fewer indexes to write for each step of an operation. Renewing a lease changes no indexed column any more, so it
-- stays within its page; the rows that run are as few as the workers have slots, so the expired ones are looked for
-- among all of them.
drop index operation_open;
drop index operation_running;
create index operation_running on operation (tenant_id, operation_id) where status = 'running';
drop index operation_expiry;
create index operation_expiry on operation (expires_at) where erased_at is null and expires_at is not null;
