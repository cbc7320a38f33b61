-- Creates the whole database of the first release.

-- ---------------------------------------------------------------------------------------------------------------
-- Text functions for searching and sorting lists. Generated columns and indexes use them.
-- ---------------------------------------------------------------------------------------------------------------
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Search form of a text: lower case without diacritics, the same under every locale.
CREATE FUNCTION atrium_fold(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT translate(lower(words),
    'ČĆŠŽĐÀÁÂÃÄÅÈÉÊËÌÍÎÏÒÓÔÕÖØÙÚÛÜÝÑÇŁĄĘŃŚŹŻĚŘŤĎŇŮŐŰčćšžđàáâãäåèéêëìíîïòóôõöøùúûüýñçłąęńśźżěřťďňůőű',
    'ccszdaaaaaaeeeeiiiioooooouuuuynclaenszzertdnuouccszdaaaaaaeeeeiiiioooooouuuuynclaenszzertdnuou') $$;
--> statement-breakpoint
-- Sort key of a text, compared byte by byte: Slovenian alphabetical order, ignoring case.
CREATE FUNCTION atrium_sort_key(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT replace(replace(replace(replace(replace(translate(lower(words),
    'ČĆŠŽĐÀÁÂÃÄÅÈÉÊËÌÍÎÏÒÓÔÕÖØÙÚÛÜÝÑÇŁĄĘŃŚŹŻĚŘŤĎŇŮŐŰàáâãäåèéêëìíîïòóôõöøùúûüýñçłąęńśźżěřťďňůőű',
    'čćšžđaaaaaaeeeeiiiioooooouuuuynclaenszzertdnuouaaaaaaeeeeiiiioooooouuuuynclaenszzertdnuou'),
    'č', 'c{'), 'ć', 'c|'), 'đ', 'd{'), 'š', 's{'), 'ž', 'z{') $$;
--> statement-breakpoint
-- ---------------------------------------------------------------------------------------------------------------
-- Tables. drizzle-kit generates this part, foreign keys and indexes from src/schema.ts.
-- ---------------------------------------------------------------------------------------------------------------
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"subject_type" text,
	"subject_id" text,
	"request_id" text,
	"ip" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "codelist_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"codelist_id" uuid NOT NULL,
	"key" text NOT NULL,
	"title_en" text NOT NULL,
	"title_sl" text NOT NULL,
	"value" bigint,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codelists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title_en" text NOT NULL,
	"title_sl" text NOT NULL,
	"built_in" boolean DEFAULT false NOT NULL,
	"author_id" uuid,
	"last_modified_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "codelists_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "connection_tests" (
	"tenant_id" uuid NOT NULL,
	"connection" text NOT NULL,
	"state" text NOT NULL,
	"settings" jsonb NOT NULL,
	"secret_mark" text NOT NULL,
	"stages" jsonb NOT NULL,
	"reference" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"tested_by" uuid,
	CONSTRAINT "connection_tests_tenant_id_connection_pk" PRIMARY KEY("tenant_id","connection")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"premise" uuid NOT NULL,
	"device_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fiscal_certificates" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"chain" text NOT NULL,
	"holder" text NOT NULL,
	"tax_number" text,
	"issuer" text NOT NULL,
	"issuer_kind" text NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"noticed_days" integer
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"key_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"result" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_key" PRIMARY KEY("user_id","endpoint","key_hash")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" uuid,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_corrections" (
	"note_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "invoice_corrections_note_id_invoice_id_pk" PRIMARY KEY("note_id","invoice_id"),
	CONSTRAINT "invoice_corrections_take_off" CHECK ("invoice_corrections"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"from_day" date,
	"to_day" date,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"share_remaining" integer,
	"share_whole" integer,
	"discount" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax_category" text NOT NULL,
	"tax_rate" integer NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position")
);
--> statement-breakpoint
CREATE TABLE "invoice_ranges" (
	"premise" text NOT NULL,
	"device" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	"last_issued_on" date NOT NULL,
	CONSTRAINT "invoice_ranges_premise_device_year_pk" PRIMARY KEY("premise","device","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"premise" text NOT NULL,
	"device" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"language" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"subject" text,
	"supplied_from" date NOT NULL,
	"supplied_to" date NOT NULL,
	"due_on" date,
	"payment" text NOT NULL,
	"paid_on" date,
	"payment_reference" text,
	"line_count" integer NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"net" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"credit_used" bigint NOT NULL,
	"becomes_credit" bigint NOT NULL,
	"amount_due" bigint NOT NULL,
	"credit_left" bigint NOT NULL,
	"vat_reason" text NOT NULL,
	"vat_check" uuid,
	"clauses" jsonb NOT NULL,
	"refers_to" jsonb NOT NULL,
	"zoi" text,
	"eor" text,
	"fiscal_qr" text,
	CONSTRAINT "invoices_number" UNIQUE("premise","device","year","sequence"),
	CONSTRAINT "invoices_add_up" CHECK ("invoices"."total" = "invoices"."net" + "invoices"."tax" and "invoices"."total" = "invoices"."credit_used" + "invoices"."amount_due" - "invoices"."becomes_credit")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"invoice_id" uuid,
	"paid_on" date,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_position" UNIQUE("tenant_id","position"),
	CONSTRAINT "ledger_entries_once" UNIQUE("invoice_id","kind"),
	CONSTRAINT "ledger_entries_sign" CHECK (("ledger_entries"."kind" in ('payment', 'credit_note') and "ledger_entries"."amount" >= 0) or "ledger_entries"."kind" in ('invoice', 'refund') or ("ledger_entries"."kind" = 'payout' and "ledger_entries"."amount" < 0)),
	CONSTRAINT "ledger_entries_payout" CHECK (("ledger_entries"."kind" = 'payout') = ("ledger_entries"."invoice_id" is null) and ("ledger_entries"."kind" = 'payout') = ("ledger_entries"."paid_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "list_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"bucket" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failed_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"notice_due" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"once_key" text,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"language" text NOT NULL,
	"attachment" jsonb,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "mail_messages_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operation_steps" (
	"operation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"cause" text,
	CONSTRAINT "operation_steps_operation_id_name_pk" PRIMARY KEY("operation_id","name")
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reference" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"seq" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "operations_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"method" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"cardholder_name" text NOT NULL,
	"is_default" boolean NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone,
	"set_up_ref" text,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"method_type" text NOT NULL,
	"method_id" uuid,
	"state" text NOT NULL,
	"is_present" boolean NOT NULL,
	"ref" text,
	"action_url" text,
	"decline_reason" text,
	"operation_id" uuid,
	"invoice_id" uuid,
	"due_on" date,
	"received_on" date,
	"previous_plan" jsonb,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "premise_registrations" (
	"premise" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"accepted" jsonb,
	"accepted_at" timestamp (3) with time zone,
	"attempt" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "premises" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"premise_id" text NOT NULL,
	"type" text NOT NULL,
	"valid_from" date NOT NULL,
	"address" text,
	"house_number" text,
	"house_number_additional" text,
	"postal_code" text,
	"post" text,
	"city" text,
	"cadastral_number" integer,
	"building_number" integer,
	"section_number" integer,
	"tax_number" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "price_list_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"licence" bigint NOT NULL,
	"module" bigint NOT NULL,
	"asset" bigint NOT NULL,
	"yearly_months" integer NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"author_id" uuid,
	CONSTRAINT "price_list_prices" CHECK (least("price_list_versions"."licence", "price_list_versions"."module", "price_list_versions"."asset") >= 0),
	CONSTRAINT "price_list_yearly_months" CHECK ("price_list_versions"."yearly_months" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"frozen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"selection" jsonb NOT NULL,
	"price_list_version" integer NOT NULL,
	"subscription_version" integer NOT NULL,
	"buyer" jsonb NOT NULL,
	"vat" jsonb NOT NULL,
	"vat_check" uuid,
	"priced" jsonb NOT NULL,
	"amount_due" bigint NOT NULL,
	"period" jsonb NOT NULL,
	"next_invoice" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"hits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_members" (
	"role_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" uuid,
	CONSTRAINT "role_members_role_id_user_id_pk" PRIMARY KEY("role_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"role_id" uuid NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permissions_role_id_permission_pk" PRIMARY KEY("role_id","permission")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"built_in" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"author_id" uuid,
	"last_modified_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "roles_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"effect" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"tenant_id" uuid,
	"cardholder_name" text,
	"forgotten_at" timestamp (3) with time zone,
	CONSTRAINT "sandbox_cards_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"method" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text NOT NULL,
	"decline_reason" text,
	"answer_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"authorised_at" timestamp (3) with time zone,
	CONSTRAINT "sandbox_charges_key_unique" UNIQUE("key"),
	CONSTRAINT "sandbox_charges_amount" CHECK ("sandbox_charges"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_amount" CHECK ("sandbox_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"auth_level" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_orders" (
	"key" text PRIMARY KEY NOT NULL,
	"intent" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp (3) with time zone,
	"trial_ends_at" timestamp (3) with time zone,
	"trial_key" text,
	"selection" jsonb,
	"price_list_version" integer,
	"tax_category" text,
	"tax_rate" integer,
	"anchor" timestamp (3) with time zone,
	"period_index" integer,
	"period_end" timestamp (3) with time zone,
	"replaced" jsonb,
	"planned" jsonb,
	"cancels" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"overdue_since" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"read_only_at" timestamp (3) with time zone,
	"read_only" boolean DEFAULT false NOT NULL,
	"read_only_changes" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "subscriptions_trial_key_unique" UNIQUE("trial_key")
);
--> statement-breakpoint
CREATE TABLE "tenant_keys" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_members" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" uuid,
	CONSTRAINT "tenant_members_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tenant_secrets" (
	"tenant_id" uuid NOT NULL,
	"field" text NOT NULL,
	"envelope" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tenant_secrets_tenant_id_field_pk" PRIMARY KEY("tenant_id","field")
);
--> statement-breakpoint
CREATE TABLE "tenant_sections" (
	"tenant_id" uuid NOT NULL,
	"section" text NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	CONSTRAINT "tenant_sections_tenant_id_section_pk" PRIMARY KEY("tenant_id","section")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"url_name" text,
	"url_name_held_until" timestamp (3) with time zone,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"crm_version" text,
	"expiry_notice_at" timestamp (3) with time zone,
	"section" text,
	"author_id" uuid NOT NULL,
	"last_modified_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"activated_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (atrium_fold(chr(10) || title || chr(10) || company || chr(10) || coalesce(url_name, ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"country_code" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"position_title" text,
	"username" text,
	"per_page" integer,
	"visited_modules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"activated_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vat_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"vat_number" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"name" text,
	"address" text,
	"request_identifier" text,
	"request_date" text,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"checked_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vpn_requests" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" uuid NOT NULL
);
--> statement-breakpoint
-- ---------------------------------------------------------------------------------------------------------------
-- Foreign keys
-- ---------------------------------------------------------------------------------------------------------------
ALTER TABLE "codelist_options" ADD CONSTRAINT "codelist_options_codelist_id_codelists_id_fk" FOREIGN KEY ("codelist_id") REFERENCES "public"."codelists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codelists" ADD CONSTRAINT "codelists_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codelists" ADD CONSTRAINT "codelists_last_modified_by_users_id_fk" FOREIGN KEY ("last_modified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_tests" ADD CONSTRAINT "connection_tests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_tests" ADD CONSTRAINT "connection_tests_tested_by_users_id_fk" FOREIGN KEY ("tested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_premise_premises_id_fk" FOREIGN KEY ("premise") REFERENCES "public"."premises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_certificates" ADD CONSTRAINT "fiscal_certificates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_certificates" ADD CONSTRAINT "fiscal_certificates_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_corrections" ADD CONSTRAINT "invoice_corrections_note_id_invoices_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_corrections" ADD CONSTRAINT "invoice_corrections_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_vat_check_vat_checks_id_fk" FOREIGN KEY ("vat_check") REFERENCES "public"."vat_checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_steps" ADD CONSTRAINT "operation_steps_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premise_registrations" ADD CONSTRAINT "premise_registrations_premise_premises_id_fk" FOREIGN KEY ("premise") REFERENCES "public"."premises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premise_registrations" ADD CONSTRAINT "premise_registrations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premises" ADD CONSTRAINT "premises_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premises" ADD CONSTRAINT "premises_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_versions" ADD CONSTRAINT "price_list_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_price_list_version_price_list_versions_version_fk" FOREIGN KEY ("price_list_version") REFERENCES "public"."price_list_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_vat_check_vat_checks_id_fk" FOREIGN KEY ("vat_check") REFERENCES "public"."vat_checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_members" ADD CONSTRAINT "role_members_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_members" ADD CONSTRAINT "role_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_members" ADD CONSTRAINT "role_members_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_last_modified_by_users_id_fk" FOREIGN KEY ("last_modified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_charge_id_sandbox_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."sandbox_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_price_list_version_price_list_versions_version_fk" FOREIGN KEY ("price_list_version") REFERENCES "public"."price_list_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_keys" ADD CONSTRAINT "tenant_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_members" ADD CONSTRAINT "tenant_members_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_members" ADD CONSTRAINT "tenant_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_members" ADD CONSTRAINT "tenant_members_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_secrets" ADD CONSTRAINT "tenant_secrets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_sections" ADD CONSTRAINT "tenant_sections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_sections" ADD CONSTRAINT "tenant_sections_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_last_modified_by_users_id_fk" FOREIGN KEY ("last_modified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_checks" ADD CONSTRAINT "vat_checks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_checks" ADD CONSTRAINT "vat_checks_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vpn_requests" ADD CONSTRAINT "vpn_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vpn_requests" ADD CONSTRAINT "vpn_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- ---------------------------------------------------------------------------------------------------------------
-- Indexes
-- ---------------------------------------------------------------------------------------------------------------
CREATE INDEX "audit_subject" ON "audit_entries" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "codelist_options_key" ON "codelist_options" USING btree ("codelist_id",lower("key"));--> statement-breakpoint
CREATE INDEX "codelist_options_position" ON "codelist_options" USING btree ("codelist_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "devices_device_id_key" ON "devices" USING btree ("premise",lower("device_id"));--> statement-breakpoint
CREATE INDEX "devices_tenant" ON "devices" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_key" ON "invitations" USING btree ("tenant_id","email") WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_expires_at" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invoice_corrections_of_invoice" ON "invoice_corrections" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_of_tenant" ON "invoices" USING btree ("tenant_id","issued_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_invoice" ON "ledger_entries" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "list_counts_resource" ON "list_counts" USING btree ("resource");--> statement-breakpoint
CREATE INDEX "mail_waiting" ON "mail_messages" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "mail_created" ON "mail_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_of_user" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_hash_key" ON "one_time_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operations_one_open_key" ON "operations" USING btree ("tenant_id") WHERE "operations"."state" in ('queued', 'running', 'failed', 'cancelling');--> statement-breakpoint
CREATE INDEX "operations_tenant" ON "operations" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_methods_of_tenant" ON "payment_methods" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_default" ON "payment_methods" USING btree ("tenant_id") WHERE "payment_methods"."is_default" and "payment_methods"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payments_of_tenant" ON "payments" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_ref" ON "payments" USING btree ("ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_of_quote" ON "payments" USING btree ("quote_id") WHERE "payments"."state" not in ('declined', 'voiding', 'voided', 'refunding', 'refunded');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_under_way" ON "payments" USING btree ("tenant_id") WHERE "payments"."state" in ('processing', 'action_needed', 'authorised', 'capturing', 'awaiting_transfer');--> statement-breakpoint
CREATE UNIQUE INDEX "premises_premise_id_key" ON "premises" USING btree ("tenant_id",lower("premise_id"));--> statement-breakpoint
CREATE UNIQUE INDEX "premises_tax_number_key" ON "premises" USING btree ("tax_number",lower("premise_id")) WHERE "premises"."tax_number" is not null;--> statement-breakpoint
CREATE INDEX "quotes_of_tenant" ON "quotes" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "quotes_expires_at" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_charge" ON "sandbox_refunds" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stripe_events_received" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscriptions_period_end" ON "subscriptions" USING btree ("period_end");--> statement-breakpoint
CREATE INDEX "tenant_members_user" ON "tenant_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tenants_url_name_key" ON "tenants" USING btree ("url_name") WHERE "tenants"."state" <> 'closed' and "tenants"."url_name" is not null;--> statement-breakpoint
CREATE INDEX "tenants_updated_at" ON "tenants" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "tenants_created_at" ON "tenants" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tenants_title" ON "tenants" USING btree (atrium_sort_key("title") collate "C","id");--> statement-breakpoint
CREATE INDEX "tenants_company" ON "tenants" USING btree (atrium_sort_key("company") collate "C","id");--> statement-breakpoint
CREATE INDEX "tenants_url" ON "tenants" USING btree (coalesce("url_name", '') collate "C","id");--> statement-breakpoint
CREATE INDEX "tenants_state" ON "tenants" USING btree ("state","updated_at","id");--> statement-breakpoint
CREATE INDEX "tenants_search" ON "tenants" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "vat_checks_of_tenant" ON "vat_checks" USING btree ("tenant_id","checked_at");--> statement-breakpoint
-- ---------------------------------------------------------------------------------------------------------------
-- Append-only tables: the triggers also stop the owner of the tables
-- ---------------------------------------------------------------------------------------------------------------
CREATE FUNCTION atrium_audit_is_append_only() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'audit entries are append-only'; END $$;
--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION atrium_audit_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_not_truncated BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION atrium_audit_is_append_only();
--> statement-breakpoint
-- Subscriptions and quotes refer to the version of the price list they were sold under.
CREATE FUNCTION atrium_price_list_is_append_only() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'versions of the price list are append-only'; END $$;
--> statement-breakpoint
CREATE TRIGGER price_list_append_only BEFORE UPDATE OR DELETE ON price_list_versions
  FOR EACH ROW EXECUTE FUNCTION atrium_price_list_is_append_only();
--> statement-breakpoint
CREATE TRIGGER price_list_not_truncated BEFORE TRUNCATE ON price_list_versions
  FOR EACH STATEMENT EXECUTE FUNCTION atrium_price_list_is_append_only();
--> statement-breakpoint
CREATE FUNCTION atrium_ledger_is_append_only() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'ledger entries are append-only'; END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION atrium_ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_not_truncated BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION atrium_ledger_is_append_only();
--> statement-breakpoint
CREATE FUNCTION atrium_quote_is_immutable() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'quotes are immutable'; END $$;
--> statement-breakpoint
CREATE TRIGGER quote_immutable BEFORE UPDATE ON quotes
  FOR EACH ROW EXECUTE FUNCTION atrium_quote_is_immutable();
--> statement-breakpoint
-- ---------------------------------------------------------------------------------------------------------------
-- Issued invoices are immutable and have all their lines; credit notes refer to the invoices they correct
-- ---------------------------------------------------------------------------------------------------------------
CREATE FUNCTION atrium_invoice_is_immutable() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'issued invoices are immutable'; END $$;
--> statement-breakpoint
-- Fiscal verification ends after the invoice is stored. Each of its marks is written once.
CREATE FUNCTION atrium_invoice_is_verified_once() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF to_jsonb(NEW) - '{zoi,eor,fiscal_qr}'::text[] IS DISTINCT FROM to_jsonb(OLD) - '{zoi,eor,fiscal_qr}'::text[]
    OR (OLD.zoi IS NOT NULL AND NEW.zoi IS DISTINCT FROM OLD.zoi)
    OR (OLD.eor IS NOT NULL AND NEW.eor IS DISTINCT FROM OLD.eor)
    OR (OLD.fiscal_qr IS NOT NULL AND NEW.fiscal_qr IS DISTINCT FROM OLD.fiscal_qr)
  THEN RAISE EXCEPTION 'issued invoices are immutable'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION atrium_invoice_line_is_counted() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF NEW.position < 1 OR NEW.position > (SELECT line_count FROM invoices WHERE id = NEW.invoice_id)
  THEN RAISE EXCEPTION 'issued invoices are immutable'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION atrium_invoice_is_complete() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM invoice_lines WHERE invoice_id = NEW.id
    HAVING count(*) = NEW.line_count AND sum(invoice_lines.net) = NEW.net
  )
  THEN RAISE EXCEPTION 'an invoice needs all its lines, and their sum must be its net amount'; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION atrium_credit_note_adds_up() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  note uuid := CASE TG_TABLE_NAME WHEN 'invoices' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'note_id' END;
BEGIN
  IF NOT EXISTS (
    SELECT FROM invoices WHERE id = note AND kind = 'credit_note' AND total = (
      SELECT 0 - sum(amount) FROM invoice_corrections WHERE note_id = note
    )
  )
  THEN RAISE EXCEPTION 'a credit note must correct invoices by exactly its total'; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_marks BEFORE UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION atrium_invoice_is_verified_once();
--> statement-breakpoint
CREATE TRIGGER invoice_not_deleted BEFORE DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION atrium_invoice_is_immutable();
--> statement-breakpoint
CREATE TRIGGER invoice_not_truncated BEFORE TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION atrium_invoice_is_immutable();
--> statement-breakpoint
CREATE TRIGGER invoice_line_counted BEFORE INSERT ON invoice_lines
  FOR EACH ROW EXECUTE FUNCTION atrium_invoice_line_is_counted();
--> statement-breakpoint
CREATE TRIGGER invoice_line_immutable BEFORE UPDATE OR DELETE ON invoice_lines
  FOR EACH ROW EXECUTE FUNCTION atrium_invoice_is_immutable();
--> statement-breakpoint
CREATE TRIGGER invoice_lines_not_truncated BEFORE TRUNCATE ON invoice_lines
  FOR EACH STATEMENT EXECUTE FUNCTION atrium_invoice_is_immutable();
--> statement-breakpoint
CREATE TRIGGER invoice_correction_immutable BEFORE UPDATE OR DELETE ON invoice_corrections
  FOR EACH ROW EXECUTE FUNCTION atrium_invoice_is_immutable();
--> statement-breakpoint
CREATE TRIGGER invoice_corrections_not_truncated BEFORE TRUNCATE ON invoice_corrections
  FOR EACH STATEMENT EXECUTE FUNCTION atrium_invoice_is_immutable();
--> statement-breakpoint
-- These three run at commit, since lines and corrections are inserted after their invoice.
CREATE CONSTRAINT TRIGGER invoice_complete AFTER INSERT ON invoices
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION atrium_invoice_is_complete();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_note_adds_up AFTER INSERT ON invoices
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind = 'credit_note') EXECUTE FUNCTION atrium_credit_note_adds_up();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER invoice_correction_adds_up AFTER INSERT ON invoice_corrections
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION atrium_credit_note_adds_up();
--> statement-breakpoint
-- ---------------------------------------------------------------------------------------------------------------
-- Row counts of lists
-- ---------------------------------------------------------------------------------------------------------------
-- Records the change of each statement to the row counts by state, and merges earlier changes in about one of fifty runs.
CREATE FUNCTION atrium_count_tenants() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_counts (resource, bucket, amount) SELECT 'tenants', state, count(*) FROM inserted GROUP BY state;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO list_counts (resource, bucket, amount) SELECT 'tenants', state, -count(*) FROM deleted GROUP BY state;
  ELSE
    INSERT INTO list_counts (resource, bucket, amount)
      SELECT 'tenants', state, sum(amount)
      FROM (SELECT state, 1 AS amount FROM inserted UNION ALL SELECT state, -1 FROM deleted) changes
      GROUP BY state HAVING sum(amount) <> 0;
  END IF;
  IF random() < 0.02 THEN
    WITH held AS (SELECT id FROM list_counts WHERE resource = 'tenants' FOR UPDATE SKIP LOCKED),
      merged AS (DELETE FROM list_counts USING held WHERE list_counts.id = held.id RETURNING bucket, amount)
    INSERT INTO list_counts (resource, bucket, amount)
      SELECT 'tenants', bucket, sum(amount) FROM merged GROUP BY bucket HAVING sum(amount) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tenants_counted_on_insert AFTER INSERT ON tenants
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION atrium_count_tenants();
--> statement-breakpoint
CREATE TRIGGER tenants_counted_on_delete AFTER DELETE ON tenants
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION atrium_count_tenants();
--> statement-breakpoint
CREATE TRIGGER tenants_counted_on_update AFTER UPDATE ON tenants
  REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION atrium_count_tenants();
--> statement-breakpoint
-- ---------------------------------------------------------------------------------------------------------------
-- Roles of users' transactions. They own no table, so row security applies to them. Roles belong to the server, so
-- another database may have created them already.
-- ---------------------------------------------------------------------------------------------------------------
-- Accesses the tenants of its user.
DO $$
BEGIN
  CREATE ROLE atrium_app NOLOGIN;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
--> statement-breakpoint
-- Accesses every tenant, for users with the permission.
DO $$
BEGIN
  CREATE ROLE atrium_every_tenant NOLOGIN;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
--> statement-breakpoint
DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'atrium_app', 'MEMBER') THEN
    EXECUTE format('GRANT atrium_app TO %I', current_user);
  END IF;
  IF NOT pg_has_role(current_user, 'atrium_every_tenant', 'MEMBER') THEN
    EXECUTE format('GRANT atrium_every_tenant TO %I', current_user);
  END IF;
END
$$;
--> statement-breakpoint
-- ---------------------------------------------------------------------------------------------------------------
-- Functions of the policies. They run as their owner, since a policy that reads its own table would recurse.
-- ---------------------------------------------------------------------------------------------------------------
CREATE FUNCTION atrium_user() RETURNS uuid
  LANGUAGE sql STABLE
  AS $$ SELECT nullif(current_setting('atrium.user_id', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION atrium_is_member(tenant uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$ SELECT EXISTS (SELECT 1 FROM tenant_members WHERE tenant_id = tenant AND user_id = atrium_user()) $$;
--> statement-breakpoint
-- Whether the user is creating the tenant: they are its author, and it has no member yet.
CREATE FUNCTION atrium_is_creating(tenant uuid, author uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$ SELECT author = atrium_user() AND NOT EXISTS (SELECT 1 FROM tenant_members WHERE tenant_id = tenant) $$;
--> statement-breakpoint
CREATE FUNCTION atrium_author(tenant uuid) RETURNS uuid
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$ SELECT author_id FROM tenants WHERE id = tenant $$;
--> statement-breakpoint
CREATE FUNCTION atrium_operation_tenant(operation uuid) RETURNS uuid
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$ SELECT tenant_id FROM operations WHERE id = operation $$;
--> statement-breakpoint
-- These two read all tenants and return only yes or no. Whether the creation of another company CRM of the same author
-- or company has a pending bank transfer:
CREATE FUNCTION atrium_has_pending_creation(tenant uuid, author uuid, vat_number text) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$ SELECT EXISTS (
    SELECT 1 FROM payments
      JOIN tenants ON tenants.id = payments.tenant_id
      JOIN quotes ON quotes.id = payments.quote_id
    WHERE payments.state = 'awaiting_transfer' AND payments.kind = 'creation' AND payments.tenant_id <> tenant
      AND (tenants.author_id = author OR quotes.buyer ->> 'vat_number' = vat_number)
  ) $$;
--> statement-breakpoint
-- Whether a card of the gateway was added to another company CRM:
CREATE FUNCTION atrium_has_card(tenant uuid, gateway_name text, card text) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path FROM CURRENT
  AS $$ SELECT EXISTS (
    SELECT 1 FROM payment_methods WHERE gateway = gateway_name AND method = card AND tenant_id <> tenant
  ) $$;
--> statement-breakpoint
-- ---------------------------------------------------------------------------------------------------------------
-- Rows of a tenant. `members` backs up the checks of the service. `every_tenant` is a constant, which the planner drops:
-- a function would run for every row, and keep searches from the trigram index.
-- ---------------------------------------------------------------------------------------------------------------
ALTER TABLE tenants ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tenant_members ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tenant_sections ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tenant_keys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tenant_secrets ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE subscriptions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE operations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE operation_steps ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE premises ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE devices ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE premise_registrations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE fiscal_certificates ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE connection_tests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE vpn_requests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE vat_checks ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE quotes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payments ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE payment_methods ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoices ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_lines ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_corrections ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY members ON tenants TO atrium_app
  USING (atrium_is_member(id) OR atrium_is_creating(id, author_id))
  WITH CHECK (atrium_is_member(id) OR atrium_is_creating(id, author_id));
--> statement-breakpoint
CREATE POLICY members ON tenant_members TO atrium_app
  USING (atrium_is_member(tenant_id))
  WITH CHECK (atrium_is_member(tenant_id) OR (user_id = atrium_user() AND atrium_is_creating(tenant_id, atrium_author(tenant_id))));
--> statement-breakpoint
CREATE POLICY members ON tenant_sections TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON tenant_keys TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON tenant_secrets TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON subscriptions TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON operations TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON invitations TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON premises TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON devices TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON premise_registrations TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON fiscal_certificates TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON connection_tests TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON vpn_requests TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON vat_checks TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON quotes TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON payments TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON payment_methods TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON ledger_entries TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON invoices TO atrium_app
  USING (atrium_is_member(tenant_id)) WITH CHECK (atrium_is_member(tenant_id));
--> statement-breakpoint
CREATE POLICY members ON operation_steps TO atrium_app
  USING (atrium_is_member(atrium_operation_tenant(operation_id)))
  WITH CHECK (atrium_is_member(atrium_operation_tenant(operation_id)));
--> statement-breakpoint
CREATE POLICY every_tenant ON tenants TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON tenant_members TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON operation_steps TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON tenant_sections TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON tenant_keys TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON tenant_secrets TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON subscriptions TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON operations TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON invitations TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON premises TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON devices TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON premise_registrations TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON fiscal_certificates TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON connection_tests TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON vpn_requests TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON vat_checks TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON quotes TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON payments TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON payment_methods TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON ledger_entries TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY every_tenant ON invoices TO atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Access to an invoice includes its lines, and access to a credit note includes its corrections.
CREATE POLICY of_invoice ON invoice_lines TO atrium_app, atrium_every_tenant
  USING (EXISTS (SELECT 1 FROM invoices WHERE invoices.id = invoice_id))
  WITH CHECK (EXISTS (SELECT 1 FROM invoices WHERE invoices.id = invoice_id));
--> statement-breakpoint
-- A credit note corrects invoices of its own tenant.
CREATE POLICY of_note ON invoice_corrections TO atrium_app, atrium_every_tenant
  USING (EXISTS (SELECT 1 FROM invoices WHERE invoices.id = note_id))
  WITH CHECK (EXISTS (
    SELECT 1 FROM invoices note JOIN invoices corrected ON corrected.tenant_id = note.tenant_id
    WHERE note.id = note_id AND corrected.id = invoice_id
  ));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON
  tenants, tenant_members, tenant_sections, tenant_keys, tenant_secrets, subscriptions, operations, operation_steps,
  invitations, premises, devices, fiscal_certificates, connection_tests, vpn_requests
  TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
-- Evidence and billing rows: users insert and read them, and cannot change them.
GRANT SELECT, INSERT ON vat_checks, quotes, ledger_entries, invoices, invoice_lines, invoice_corrections
  TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
-- A payment advances; its payer, amount and quote are fixed.
GRANT SELECT, INSERT, UPDATE (state, ref, action_url, decline_reason, operation_id, invoice_id, due_on, received_on, previous_plan, updated_at)
  ON payments TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
-- A card is saved, chosen or removed; the card itself is fixed.
GRANT SELECT, INSERT, UPDATE (is_default, saved_at, set_up_ref, removed_at)
  ON payment_methods TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
-- Responses of the tax authority about a premise.
GRANT SELECT, INSERT, UPDATE (state, problem, accepted, accepted_at, attempt, at), DELETE
  ON premise_registrations TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
-- Lists of every tenant use this view, which runs as its owner: under row security the planner cannot use column
-- statistics for LIKE, and estimates a word in half of the rows as rare.
CREATE VIEW every_tenant AS SELECT * FROM tenants;
--> statement-breakpoint
GRANT SELECT ON every_tenant TO atrium_every_tenant;
--> statement-breakpoint
-- ---------------------------------------------------------------------------------------------------------------
-- Tables without a tenant
-- ---------------------------------------------------------------------------------------------------------------
ALTER TABLE invoice_ranges ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Invoice numbers are shared by all tenants and have no gaps: each issuer takes the next one.
CREATE POLICY issuer ON invoice_ranges TO atrium_app, atrium_every_tenant USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (last, last_issued_on) ON invoice_ranges TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Only its reader can read a notification, whatever their permissions; the user who causes it inserts it for others.
CREATE POLICY reader ON notifications FOR SELECT TO atrium_app, atrium_every_tenant USING (user_id = atrium_user());
--> statement-breakpoint
CREATE POLICY reader_marks ON notifications FOR UPDATE TO atrium_app, atrium_every_tenant
  USING (user_id = atrium_user()) WITH CHECK (user_id = atrium_user());
--> statement-breakpoint
CREATE POLICY cause ON notifications FOR INSERT TO atrium_app, atrium_every_tenant WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (read_at) ON notifications TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- An idempotency key belongs to its caller, whatever their permissions.
CREATE POLICY caller ON idempotency_keys TO atrium_app, atrium_every_tenant
  USING (user_id = atrium_user()) WITH CHECK (user_id = atrium_user());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (answer) ON idempotency_keys TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
GRANT SELECT (id, email, full_name, language, state) ON users TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
GRANT INSERT, SELECT (id) ON audit_entries TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
GRANT INSERT, SELECT (id, once_key) ON mail_messages TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
GRANT SELECT ON codelists, codelist_options, price_list_versions TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
GRANT SELECT ON list_counts TO atrium_every_tenant;
--> statement-breakpoint
-- ---------------------------------------------------------------------------------------------------------------
-- The job queue. It creates its tables at start; users' transactions insert jobs.
-- ---------------------------------------------------------------------------------------------------------------
CREATE SCHEMA IF NOT EXISTS pgboss;
--> statement-breakpoint
GRANT USAGE ON SCHEMA pgboss TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA pgboss TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA pgboss GRANT SELECT, INSERT, UPDATE ON TABLES TO atrium_app, atrium_every_tenant;
