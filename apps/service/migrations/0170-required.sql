-- Ends the transaction with SQLSTATE SM001 where a condition of it does not hold, so that a statement which checks one can
-- travel with the commit (decision 0175).
create function required(holds boolean) returns void
  language plpgsql as $$
begin
  if holds is not true then
    raise exception using errcode = 'SM001', message = 'a condition of the transaction does not hold';
  end if;
end
$$;
