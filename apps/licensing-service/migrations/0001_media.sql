CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"collection" text,
	"active" boolean NOT NULL,
	"file_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"last_modified_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"original" text NOT NULL,
	"preview" text,
	"thumbnail" text,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"unused_since" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_file_id_media_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_last_modified_by_users_id_fk" FOREIGN KEY ("last_modified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_updated_at" ON "media" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "media_created_at" ON "media" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "media_title" ON "media" USING btree (atrium_sort_key(coalesce("title", '')) collate "C","id");--> statement-breakpoint
CREATE INDEX "media_collection" ON "media" USING btree (atrium_sort_key(coalesce("collection", '')) collate "C","id");--> statement-breakpoint
CREATE INDEX "media_active" ON "media" USING btree ("active","id");--> statement-breakpoint
CREATE INDEX "media_file" ON "media" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "media_files_uploaded" ON "media_files" USING btree ("uploaded_by","uploaded_at");--> statement-breakpoint
CREATE INDEX "media_files_unused" ON "media_files" USING btree ("unused_since") WHERE "media_files"."unused_since" is not null;--> statement-breakpoint
GRANT SELECT ON media, media_files TO atrium_app, atrium_every_tenant;
