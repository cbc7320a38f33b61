CREATE TABLE "user_invitation_roles" (
	"invitation_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "user_invitation_roles_invitation_id_role_id_pk" PRIMARY KEY("invitation_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "user_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"message" text,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"sendings" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" uuid,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "user_invitation_roles" ADD CONSTRAINT "user_invitation_roles_invitation_id_user_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."user_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_invitation_roles" ADD CONSTRAINT "user_invitation_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_invitation_roles_role" ON "user_invitation_roles" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_invitations_token_hash_key" ON "user_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "user_invitations_pending_key" ON "user_invitations" USING btree ("email") WHERE "user_invitations"."accepted_at" is null and "user_invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "user_invitations_expires_at" ON "user_invitations" USING btree ("expires_at");--> statement-breakpoint
-- The list runs under row security's roles. The links' hashes and the messages stay out of their reach.
GRANT SELECT (id, email, language, invited_by, sendings, created_at, sent_at, expires_at, accepted_at, withdrawn_at)
  ON user_invitations TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
GRANT SELECT ON user_invitation_roles, roles, role_permissions, role_members TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
GRANT SELECT (state) ON mail_messages TO atrium_app, atrium_every_tenant;
