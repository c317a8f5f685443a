CREATE SCHEMA "payments";
--> statement-breakpoint
CREATE TABLE "payments"."attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"number" text NOT NULL,
	"provider" text NOT NULL,
	"is_test" boolean NOT NULL,
	"provider_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"url" text,
	"method" text,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"booked_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "attempts_provider" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "payments"."accounts" (
	"market" text PRIMARY KEY NOT NULL,
	"key" text,
	"hook_secret" text,
	"provider" text NOT NULL,
	"is_test" boolean NOT NULL,
	"methods" json NOT NULL,
	"asked_at" timestamp with time zone,
	"failure" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments"."refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"change_id" bigint,
	"failure" text,
	"by_id" text,
	"by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payments"."refunds" ADD CONSTRAINT "refunds_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "payments"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_order" ON "payments"."attempts" USING btree ("number");--> statement-breakpoint
CREATE INDEX "attempts_open" ON "payments"."attempts" USING btree ("created_at") WHERE state in ('starting', 'open', 'pending');--> statement-breakpoint
CREATE INDEX "refunds_attempt" ON "payments"."refunds" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "payments"."refunds" USING btree ("created_at") WHERE state in ('asked', 'accepted');