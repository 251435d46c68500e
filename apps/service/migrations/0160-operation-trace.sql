-- W3C trace context of the call that queued an operation, so that its trace goes on in the worker. No text is in it.
alter table operation add column traceparent text;
