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
ALTER TABLE "price_list_versions" ADD CONSTRAINT "price_list_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
GRANT SELECT ON price_list_versions TO atrium_app, atrium_every_tenant;
--> statement-breakpoint
-- What was bought or quoted keeps its version: none is ever changed, by its owner neither.
CREATE FUNCTION atrium_price_list_is_append_only() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'versions of the price list are only ever added'; END $$;
--> statement-breakpoint
CREATE TRIGGER price_list_append_only BEFORE UPDATE OR DELETE ON price_list_versions
  FOR EACH ROW EXECUTE FUNCTION atrium_price_list_is_append_only();
--> statement-breakpoint
CREATE TRIGGER price_list_not_truncated BEFORE TRUNCATE ON price_list_versions
  FOR EACH STATEMENT EXECUTE FUNCTION atrium_price_list_is_append_only();
