ALTER TABLE "kept_calls" DROP CONSTRAINT "kept_calls_user_id_users_id_fk";
