CREATE TABLE "shop"."unanswered_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mailbox" text NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unanswered_mails_mailbox" ON "shop"."unanswered_mails" USING btree ("mailbox","mailed_at");