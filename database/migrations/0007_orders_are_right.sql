CREATE TABLE "shop"."code_uses" (
	"market" text NOT NULL,
	"code" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "code_uses_market_code_pk" PRIMARY KEY("market","code")
);
--> statement-breakpoint
CREATE TABLE "orders"."sent_mails" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mailbox" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders"."mails_sent";--> statement-breakpoint
ALTER TABLE "shop"."coupon_codes" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "shop"."coupon_codes" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "shop"."coupon_codes" ADD COLUMN "max_uses" integer;--> statement-breakpoint
ALTER TABLE "shop"."coupon_codes" ADD COLUMN "combines" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders"."lines" ADD COLUMN "is_posted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders"."lines" ADD COLUMN "animal" text;--> statement-breakpoint
ALTER TABLE "orders"."mails" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders"."mails" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders"."mails" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders"."mails" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "orders"."orders" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."sign_ups" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."sign_ups" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."sign_ups" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders"."vouchers" ADD COLUMN "last_day" date;--> statement-breakpoint
CREATE INDEX "sent_mails_at" ON "orders"."sent_mails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mails_order" ON "orders"."mails" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "vouchers_order" ON "orders"."vouchers" USING btree ("order_id");