-- A sixteenth of the queue, chosen by the last byte of the id, which is random: a long queue is counted by it (decision 0162).
-- In one expression, so that no other index serves what asks for it, whatever the planner knows of a queue that came a second ago.
create index operation_queue_sample on operation (tenant_id)
  where case when status = 'queued' then get_byte(uuid_send(operation_id), 15) end < 16;
