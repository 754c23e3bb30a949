-- A name that is forgotten goes from shared copies of a conversation and from the names of imported files as well.
grant update (title, messages) on conversation_links to beachhead_member;
grant update (name) on venture_imports to beachhead_member;
