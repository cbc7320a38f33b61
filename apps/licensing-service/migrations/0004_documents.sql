CREATE TABLE "document_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"number" text NOT NULL,
	"title" text NOT NULL,
	"template_id" uuid NOT NULL,
	"template_version" integer NOT NULL,
	"customer_id" uuid,
	"content" jsonb NOT NULL,
	"kind" text NOT NULL,
	"base_id" uuid,
	"base_number" integer,
	"docx" text,
	"pdf" text NOT NULL,
	"size" integer NOT NULL,
	"pages" integer NOT NULL,
	"renderer" text NOT NULL,
	"signature" text,
	"warnings" jsonb NOT NULL,
	"totals" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"quantity" bigint NOT NULL,
	"unit" text NOT NULL,
	"price" bigint NOT NULL,
	"discount" integer NOT NULL,
	"vat_rate" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_sends" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"recipient" text NOT NULL,
	"mail_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"view" text NOT NULL,
	"language" text NOT NULL,
	"active" boolean NOT NULL,
	"built_in" text,
	"current_version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"mail_texts" jsonb NOT NULL,
	"tag_names" text NOT NULL,
	"author_id" uuid,
	"last_modified_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (atrium_fold(chr(10) || title || chr(10) || tag_names)) STORED NOT NULL,
	CONSTRAINT "document_templates_built_in_unique" UNIQUE("built_in")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"parent" integer,
	"restored_from" integer,
	"docx" text,
	"pdf" text NOT NULL,
	"size" integer NOT NULL,
	"pages" integer NOT NULL,
	"renderer" text NOT NULL,
	"signature" text,
	"warnings" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"number" text NOT NULL,
	"customer_id" uuid,
	"template_id" uuid NOT NULL,
	"template_version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"state" text NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"current_version" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"last_modified_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"page_text" text NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(atrium_fold(title || ' ' || number || ' ' || page_text), './@_-+,:&<>~=?#%', '                '))) STORED NOT NULL,
	CONSTRAINT "documents_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "edit_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"program" text NOT NULL,
	"session_id" uuid,
	"file_name" text NOT NULL,
	"base_version" integer NOT NULL,
	"lock_token" text,
	"lock_owner" text DEFAULT '' NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"docx" text,
	"pdf" text,
	"size" integer,
	"pages" integer,
	"renderer" text,
	"warnings" jsonb,
	"page_text" text,
	"saved_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "kept_signatures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"envelope" text NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"pages" integer NOT NULL,
	"content" jsonb NOT NULL,
	"docx" text NOT NULL,
	"sample" text,
	"tagged" text,
	"uploaded_by" uuid,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"unused_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "template_versions" (
	"template_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"note" text,
	"restored_from" integer,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "template_versions_template_id_number_pk" PRIMARY KEY("template_id","number")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "program" text;--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_template_id_document_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."document_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_base_id_documents_id_fk" FOREIGN KEY ("base_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_items" ADD CONSTRAINT "document_items_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_sends" ADD CONSTRAINT "document_sends_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_sends" ADD CONSTRAINT "document_sends_mail_id_mail_messages_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_sends" ADD CONSTRAINT "document_sends_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_templates" ADD CONSTRAINT "document_templates_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_templates" ADD CONSTRAINT "document_templates_last_modified_by_users_id_fk" FOREIGN KEY ("last_modified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_template_id_document_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."document_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_last_modified_by_users_id_fk" FOREIGN KEY ("last_modified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_sessions" ADD CONSTRAINT "edit_sessions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_sessions" ADD CONSTRAINT "edit_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_sessions" ADD CONSTRAINT "edit_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_signatures" ADD CONSTRAINT "kept_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_files" ADD CONSTRAINT "template_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_template_id_document_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."document_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_file_id_template_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."template_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_drafts_author" ON "document_drafts" USING btree ("author_id","updated_at");--> statement-breakpoint
CREATE INDEX "document_drafts_expires" ON "document_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "document_drafts_pdf" ON "document_drafts" USING btree ("pdf");--> statement-breakpoint
CREATE INDEX "document_drafts_docx" ON "document_drafts" USING btree ("docx");--> statement-breakpoint
CREATE INDEX "document_items_document" ON "document_items" USING btree ("document_id","position");--> statement-breakpoint
CREATE INDEX "document_items_unit" ON "document_items" USING btree ("unit");--> statement-breakpoint
CREATE INDEX "document_items_vat_rate" ON "document_items" USING btree ("vat_rate");--> statement-breakpoint
CREATE INDEX "document_sends_document" ON "document_sends" USING btree ("document_id","created_at");--> statement-breakpoint
CREATE INDEX "document_sends_mail" ON "document_sends" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "document_templates_category" ON "document_templates" USING btree ("category");--> statement-breakpoint
CREATE INDEX "document_templates_view" ON "document_templates" USING btree ("view");--> statement-breakpoint
CREATE INDEX "document_templates_title" ON "document_templates" USING btree (atrium_sort_key(coalesce("title", '')) collate "C","id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_number" ON "document_versions" USING btree ("document_id","number");--> statement-breakpoint
CREATE INDEX "document_versions_pdf" ON "document_versions" USING btree ("pdf");--> statement-breakpoint
CREATE INDEX "document_versions_docx" ON "document_versions" USING btree ("docx");--> statement-breakpoint
CREATE INDEX "documents_updated_at" ON "documents" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "documents_created_at" ON "documents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "documents_title" ON "documents" USING btree (atrium_sort_key(coalesce("title", '')) collate "C","id");--> statement-breakpoint
CREATE INDEX "documents_number" ON "documents" USING btree (atrium_sort_key(coalesce("number", '')) collate "C","id");--> statement-breakpoint
CREATE INDEX "documents_customer" ON "documents" USING btree ("customer_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "documents_template" ON "documents" USING btree ("template_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "documents_author" ON "documents" USING btree ("author_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "documents_state" ON "documents" USING btree ("state","updated_at","id");--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "edit_sessions_document" ON "edit_sessions" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "edit_sessions_session" ON "edit_sessions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "edit_sessions_docx" ON "edit_sessions" USING btree ("docx");--> statement-breakpoint
CREATE INDEX "edit_sessions_pdf" ON "edit_sessions" USING btree ("pdf");--> statement-breakpoint
CREATE INDEX "edit_sessions_saved" ON "edit_sessions" USING btree ("saved_at") WHERE "edit_sessions"."saved_at" is not null;--> statement-breakpoint
CREATE INDEX "kept_signatures_key" ON "kept_signatures" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "template_files_unused" ON "template_files" USING btree ("unused_since") WHERE "template_files"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "template_versions_file" ON "template_versions" USING btree ("file_id");--> statement-breakpoint
GRANT SELECT ON document_templates, template_versions, template_files, documents, document_versions, document_items,
  document_drafts, document_numbers, document_sends, edit_sessions TO atrium_app, atrium_every_tenant;
