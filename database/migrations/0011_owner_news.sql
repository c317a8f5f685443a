CREATE TABLE "orders"."owner_news" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"facts" json NOT NULL,
	"mail_id" bigint
);
--> statement-breakpoint
CREATE INDEX "owner_news_waiting" ON "orders"."owner_news" USING btree ("market") WHERE mail_id is null;--> statement-breakpoint
CREATE INDEX "owner_news_mail" ON "orders"."owner_news" USING btree ("mail_id");