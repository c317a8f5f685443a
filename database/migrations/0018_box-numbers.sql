ALTER TABLE "orders"."lines" ADD COLUMN "box_number" integer;--> statement-breakpoint
ALTER TABLE "orders"."lines" ADD COLUMN "box_total" integer;--> statement-breakpoint
ALTER TABLE "orders"."lines" ADD COLUMN "card_key" text;--> statement-breakpoint
ALTER TABLE "orders"."lines" ADD CONSTRAINT "lines_card" UNIQUE("card_key");