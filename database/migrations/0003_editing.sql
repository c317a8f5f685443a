CREATE TABLE "content"."changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"title" text NOT NULL,
	"author" uuid,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"zone" text,
	"problem" text,
	"done_at" timestamp with time zone,
	"undoes" uuid
);
--> statement-breakpoint
CREATE TABLE "content"."items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text,
	"position" integer NOT NULL,
	"published" integer,
	"draft" integer,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content"."prices" (
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"until_at" timestamp with time zone,
	CONSTRAINT "prices_market_kind_slug_from_at_pk" PRIMARY KEY("market","kind","slug","from_at")
);
--> statement-breakpoint
CREATE TABLE "content"."revisions" (
	"item" uuid NOT NULL,
	"number" integer NOT NULL,
	"source" json,
	"state" text NOT NULL,
	"base" integer,
	"change" uuid,
	"author" uuid,
	"via" text NOT NULL,
	"note" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "revisions_item_number_pk" PRIMARY KEY("item","number")
);
--> statement-breakpoint
CREATE TABLE "content"."stock" (
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"status" text,
	"total" integer,
	"buyers" integer,
	"price" numeric(10, 2),
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from" text NOT NULL,
	CONSTRAINT "stock_market_kind_slug_pk" PRIMARY KEY("market","kind","slug")
);
--> statement-breakpoint
ALTER TABLE "content"."documents" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."imports" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "changes_market" ON "content"."changes" USING btree ("market","done_at");--> statement-breakpoint
CREATE UNIQUE INDEX "items_name" ON "content"."items" USING btree ("market","kind","slug") WHERE "content"."items"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "items_market" ON "content"."items" USING btree ("market");--> statement-breakpoint
CREATE INDEX "revisions_change" ON "content"."revisions" USING btree ("change");