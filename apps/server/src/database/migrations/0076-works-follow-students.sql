-- Works that were handed in while their student was moved stayed in the group that was left.
update submissions set group_id = people.group_id
from people
where people.id = submissions.person_id and submissions.group_id is distinct from people.group_id;
