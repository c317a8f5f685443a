CREATE SCHEMA "content";
--> statement-breakpoint
CREATE SCHEMA "shop";
--> statement-breakpoint
CREATE TABLE "shop"."bundle_items" (
	"market" text NOT NULL,
	"id" integer NOT NULL,
	"bundle_id" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"regular_price" numeric(10, 2),
	"stock_status" text NOT NULL,
	"stock" integer,
	"image" text,
	CONSTRAINT "bundle_items_market_id_pk" PRIMARY KEY("market","id")
);
--> statement-breakpoint
CREATE TABLE "shop"."coupon_codes" (
	"market" text NOT NULL,
	"code" text NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	CONSTRAINT "coupon_codes_market_code_pk" PRIMARY KEY("market","code")
);
--> statement-breakpoint
CREATE TABLE "content"."documents" (
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"source" json NOT NULL,
	"card" json NOT NULL,
	"detail" json NOT NULL,
	"is_dated" boolean DEFAULT false NOT NULL,
	"search_text" text,
	"search_grams" text[],
	CONSTRAINT "documents_market_kind_slug_pk" PRIMARY KEY("market","kind","slug")
);
--> statement-breakpoint
CREATE TABLE "content"."imports" (
	"market" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"is_seed" boolean NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."lists" (
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"list" text NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "lists_market_kind_list_position_pk" PRIMARY KEY("market","kind","list","position")
);
--> statement-breakpoint
CREATE TABLE "shop"."products" (
	"market" text NOT NULL,
	"id" integer NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"category" text,
	"price" numeric(10, 2) NOT NULL,
	"stock_status" text NOT NULL,
	"stock" integer,
	"image" text,
	CONSTRAINT "products_market_id_pk" PRIMARY KEY("market","id")
);
--> statement-breakpoint
CREATE TABLE "content"."related" (
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"list" text NOT NULL,
	"slugs" text[] NOT NULL,
	CONSTRAINT "related_market_kind_list_pk" PRIMARY KEY("market","kind","list")
);
--> statement-breakpoint
CREATE TABLE "shop"."variations" (
	"market" text NOT NULL,
	"id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"attribute" text NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	CONSTRAINT "variations_market_id_pk" PRIMARY KEY("market","id")
);
--> statement-breakpoint
CREATE INDEX "documents_search" ON "content"."documents" USING gin ("search_grams");