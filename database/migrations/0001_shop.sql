CREATE TABLE "shop"."carts" (
	"market" text NOT NULL,
	"id" text NOT NULL,
	"content" json NOT NULL,
	"notices" json NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_market_id_pk" PRIMARY KEY("market","id")
);
--> statement-breakpoint
CREATE TABLE "shop"."secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"market" text NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"token_hash" text,
	"mailed_at" timestamp with time zone,
	"back_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	CONSTRAINT "sign_ups_once" UNIQUE("market","kind","email","slug")
);
--> statement-breakpoint
CREATE INDEX "carts_expiry" ON "shop"."carts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ups_token" ON "shop"."sign_ups" USING btree ("token_hash");