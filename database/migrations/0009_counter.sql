CREATE TABLE "orders"."bank_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"currency" text,
	"name" text NOT NULL,
	"iban" text NOT NULL,
	"text" text NOT NULL,
	"bank_number" text,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_entries_same" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "orders"."customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"mailbox" text,
	"email" text,
	"person" json,
	"note" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"anonymised_at" timestamp with time zone,
	CONSTRAINT "customers_mailbox" UNIQUE("market","mailbox")
);
--> statement-breakpoint
CREATE TABLE "orders"."mail_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"result" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders"."changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"before" json,
	"after" json,
	"reason" text DEFAULT '' NOT NULL,
	"side" text NOT NULL,
	"by_id" text,
	"by_name" text NOT NULL,
	"is_told" boolean NOT NULL,
	"batch" uuid,
	"undoes" bigint
);
--> statement-breakpoint
CREATE TABLE "orders"."payments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"way" text NOT NULL,
	"booked_on" date NOT NULL,
	"bank_entry_id" bigint,
	"takes_back" bigint,
	"change_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"by_id" text,
	"by_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "payments_taken_back_once" UNIQUE("takes_back")
);
--> statement-breakpoint
CREATE TABLE "orders"."statements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"until" date NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"by_id" text,
	"by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders"."history" ADD COLUMN "change_id" bigint;--> statement-breakpoint
ALTER TABLE "orders"."lines" ADD COLUMN "animals" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders"."lines" ADD COLUMN "packed_animals" text[];--> statement-breakpoint
ALTER TABLE "orders"."mails" ADD COLUMN "change_id" bigint;--> statement-breakpoint
ALTER TABLE "orders"."mails" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders"."orders" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders"."orders" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "orders"."orders" ADD COLUMN "owner_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders"."orders" ADD COLUMN "is_call_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders"."orders" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders"."orders" ADD COLUMN "withdrawal_done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders"."orders" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', replace(number, '-', '') || ' ' || coalesce(email, '') || ' ' || coalesce(person ->> 'name', '') || ' ' || coalesce(person ->> 'company', '') || ' ' || coalesce(person ->> 'city', '') || ' ' || coalesce(replace(person ->> 'postCode', ' ', ''), '') || ' ' || coalesce(regexp_replace(person ->> 'phone', '\D', '', 'g'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "orders"."mail_log" ADD CONSTRAINT "mail_log_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders"."changes" ADD CONSTRAINT "changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders"."payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders"."payments" ADD CONSTRAINT "payments_bank_entry_id_bank_entries_id_fk" FOREIGN KEY ("bank_entry_id") REFERENCES "orders"."bank_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_entries_state" ON "orders"."bank_entries" USING btree ("state","day");--> statement-breakpoint
CREATE INDEX "mail_log_order" ON "orders"."mail_log" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "changes_order" ON "orders"."changes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "changes_batch" ON "orders"."changes" USING btree ("batch") WHERE batch is not null;--> statement-breakpoint
CREATE INDEX "changes_undoes" ON "orders"."changes" USING btree ("undoes") WHERE undoes is not null;--> statement-breakpoint
CREATE INDEX "payments_order" ON "orders"."payments" USING btree ("order_id","amount");--> statement-breakpoint
CREATE INDEX "payments_entry" ON "orders"."payments" USING btree ("bank_entry_id");--> statement-breakpoint
CREATE INDEX "statements_market" ON "orders"."statements" USING btree ("market","until");--> statement-breakpoint
ALTER TABLE "orders"."orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "orders"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lines_animals" ON "orders"."lines" USING gin ("animals");--> statement-breakpoint
CREATE INDEX "lines_packed_animals" ON "orders"."lines" USING gin ("packed_animals");--> statement-breakpoint
CREATE INDEX "lines_slug" ON "orders"."lines" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders"."orders" USING gin ("search");--> statement-breakpoint
CREATE INDEX "orders_listed" ON "orders"."orders" USING btree ("market","state","placed_at");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders"."orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders"."orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders"."orders" USING btree ("total");--> statement-breakpoint
CREATE INDEX "orders_withdrawn" ON "orders"."orders" USING btree ("withdrawn_at") WHERE withdrawn_at is not null and withdrawal_done_at is null;--> statement-breakpoint
INSERT INTO "orders"."payments" ("order_id", "amount", "way", "booked_on", "at", "by_name")
SELECT h.order_id, h.amount,
  CASE WHEN h.what = 'payment' AND (h.by = 'buyer' OR h.amount < 0) THEN 'voucher' ELSE 'transfer' END,
  (h.at AT TIME ZONE CASE o.market WHEN 'uk' THEN 'Europe/London' WHEN 'fr' THEN 'Europe/Paris' WHEN 'de' THEN 'Europe/Berlin' ELSE 'Europe/Amsterdam' END)::date,
  h.at, h.by
FROM "orders"."history" h JOIN "orders"."orders" o ON o.id = h.order_id
WHERE h.what IN ('payment', 'refund') AND coalesce(h.amount, 0) <> 0
ORDER BY h.id;--> statement-breakpoint
INSERT INTO "orders"."payments" ("order_id", "amount", "way", "booked_on", "at", "by_name", "note")
SELECT o.id, o.paid - coalesce(p.sum, 0), 'transfer', o.placed_at::date, o.placed_at, 'owner', 'carried over'
FROM "orders"."orders" o LEFT JOIN (SELECT order_id, sum(amount) AS sum FROM "orders"."payments" GROUP BY order_id) p ON p.order_id = o.id
WHERE o.paid <> coalesce(p.sum, 0);--> statement-breakpoint
UPDATE "orders"."lines" SET "animals" = ARRAY["animal"] WHERE "animal" IS NOT NULL;--> statement-breakpoint
UPDATE "orders"."orders" SET "withdrawn_at" = ("texts" ->> 'withdrawnAt')::timestamptz WHERE "texts" ->> 'withdrawnAt' IS NOT NULL;--> statement-breakpoint
UPDATE "orders"."orders" SET "withdrawal_done_at" = "withdrawn_at" WHERE "withdrawn_at" IS NOT NULL AND "state" IN ('cancelled', 'expired') AND "paid" <= 0;--> statement-breakpoint
INSERT INTO "orders"."customers" ("id", "market", "mailbox", "email", "person", "created_at")
SELECT DISTINCT ON (o.market, b.mailbox) gen_random_uuid(), o.market, b.mailbox, o.email, o.person, min(o.placed_at) OVER (PARTITION BY o.market, b.mailbox)
FROM "orders"."orders" o CROSS JOIN LATERAL (SELECT regexp_replace(lower(trim(o.email)), '^([^@][^@+]*)\+[^@]*@', '\1@') AS mailbox) b
WHERE o.email IS NOT NULL AND o.anonymised_at IS NULL
ORDER BY o.market, b.mailbox, o.placed_at DESC;--> statement-breakpoint
UPDATE "orders"."orders" o SET "customer_id" = c.id FROM "orders"."customers" c
WHERE o.email IS NOT NULL AND o.anonymised_at IS NULL AND c.market = o.market AND c.mailbox = regexp_replace(lower(trim(o.email)), '^([^@][^@+]*)\+[^@]*@', '\1@');
