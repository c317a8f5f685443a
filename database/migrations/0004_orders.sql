CREATE SCHEMA "orders";
--> statement-breakpoint
CREATE TABLE "orders"."account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"account_hash" text,
	CONSTRAINT "account_links_accountHash_unique" UNIQUE("account_hash")
);
--> statement-breakpoint
CREATE TABLE "orders"."numbers" (
	"market" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "numbers_market_year_pk" PRIMARY KEY("market","year")
);
--> statement-breakpoint
CREATE TABLE "orders"."history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"what" text NOT NULL,
	"amount" integer,
	"is_mailed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders"."lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"good_kind" text NOT NULL,
	"good_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"farmer" text,
	"choice" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"subtotal" integer NOT NULL,
	"total" integer NOT NULL,
	"vat_rate" numeric(5, 2) NOT NULL,
	"contents" json NOT NULL,
	"worth" integer,
	CONSTRAINT "lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders"."mails" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"token" text,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orders"."orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"number" text NOT NULL,
	"reference" text NOT NULL,
	"key" text NOT NULL,
	"form_key" text NOT NULL,
	"state" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"delivery" integer NOT NULL,
	"total" integer NOT NULL,
	"vat" json NOT NULL,
	"discounts" json NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"is_refund_due" boolean DEFAULT false NOT NULL,
	"delivery_day" date,
	"cancel_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"email" text,
	"person" json,
	"note" text,
	"gift_message" text,
	"is_gift" boolean NOT NULL,
	"texts" json NOT NULL,
	"anonymised_at" timestamp with time zone,
	"forget_asked_at" timestamp with time zone,
	CONSTRAINT "orders_number" UNIQUE("number"),
	CONSTRAINT "orders_form" UNIQUE("market","form_key")
);
--> statement-breakpoint
CREATE TABLE "orders"."vouchers" (
	"code" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"worth" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."bundle_items" ADD COLUMN "offered" integer;--> statement-breakpoint
ALTER TABLE "shop"."products" ADD COLUMN "offered" integer;--> statement-breakpoint
ALTER TABLE "orders"."history" ADD CONSTRAINT "history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders"."lines" ADD CONSTRAINT "lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders"."mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders"."vouchers" ADD CONSTRAINT "vouchers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_order" ON "orders"."history" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "orders"."mails" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "mails_sent" ON "orders"."mails" USING btree ("mailbox","sent_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders"."orders" USING btree ("market","email");--> statement-breakpoint
CREATE INDEX "orders_delivery" ON "orders"."orders" USING btree ("delivery_day");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders"."orders" USING btree ("expires_at") WHERE state = 'placed';