-- Fills what deposits of gateways ask about closed statements.
create view payments_closed_deposits as
  select shown.deposit_id
    from (select reconciliation_id, our_id as deposit_id
            from reconciliation_lines
           where our_kind = 'gateway-deposits' and status in ('MATCHED', 'AMOUNT_DIFFERS')
           union all
          select reconciliation_id, deposit_id
            from reconciliation_lines
           where resolution = 'BOOKED') shown
    join reconciliations on reconciliations.id = shown.reconciliation_id
   where reconciliations.status = 'CLOSED';
