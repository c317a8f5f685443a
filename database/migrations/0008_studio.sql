CREATE SCHEMA "studio";
--> statement-breakpoint
CREATE TABLE "studio"."audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" uuid,
	"what" text NOT NULL,
	"about" json NOT NULL,
	"undo" json,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "studio"."entry_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "studio"."people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"password_hash" text,
	"single_keys" boolean DEFAULT true NOT NULL,
	"invited_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "people_role" CHECK ("studio"."people"."role" in ('owner', 'helper'))
);
--> statement-breakpoint
CREATE TABLE "studio"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"carried" json
);
--> statement-breakpoint
CREATE TABLE "studio"."settings" (
	"market" text NOT NULL,
	"key" text NOT NULL,
	"value" json NOT NULL,
	"version" integer NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settings_market_key_pk" PRIMARY KEY("market","key")
);
--> statement-breakpoint
CREATE TABLE "studio"."sign_in_failures" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"whose" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "studio"."entry_links" ADD CONSTRAINT "entry_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio"."sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_at" ON "studio"."audit" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "studio"."people" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_hash" ON "studio"."sessions" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "studio"."sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sign_in_failures_whose" ON "studio"."sign_in_failures" USING btree ("whose","at");