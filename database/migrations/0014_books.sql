CREATE SCHEMA "books";
--> statement-breakpoint
CREATE TABLE "books"."papers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"turn" integer NOT NULL,
	"credits" bigint,
	"is_last" boolean DEFAULT false NOT NULL,
	"issued_on" date NOT NULL,
	"supplied_on" date NOT NULL,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"gross" integer NOT NULL,
	"parts" json NOT NULL,
	"paper" json NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "papers_number" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "books"."series" (
	"market" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "series_market_year_pk" PRIMARY KEY("market","year")
);
--> statement-breakpoint
ALTER TABLE "orders"."orders" ADD COLUMN "billing" json;--> statement-breakpoint
ALTER TABLE "orders"."orders" ADD COLUMN "books_due_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "papers_one_invoice" ON "books"."papers" USING btree ("order_id","turn") WHERE kind = 'invoice';--> statement-breakpoint
CREATE INDEX "papers_order" ON "books"."papers" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "papers_issued" ON "books"."papers" USING btree ("market","issued_on");--> statement-breakpoint
CREATE INDEX "papers_supplied" ON "books"."papers" USING btree ("market","supplied_on");--> statement-breakpoint
CREATE INDEX "orders_books_due" ON "orders"."orders" USING btree ("books_due_at") WHERE books_due_at is not null;