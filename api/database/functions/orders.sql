-- Functions of the orders module.
select 1;
