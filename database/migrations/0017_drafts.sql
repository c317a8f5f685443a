CREATE TABLE "content"."drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"item" uuid,
	"fields" json NOT NULL,
	"version" integer NOT NULL,
	"author" uuid,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_item" ON "content"."drafts" USING btree ("market","item") WHERE "content"."drafts"."item" is not null;--> statement-breakpoint
CREATE INDEX "drafts_kind" ON "content"."drafts" USING btree ("market","kind");