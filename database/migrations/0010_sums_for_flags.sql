ALTER TABLE "orders"."lines" DROP COLUMN "animal";--> statement-breakpoint
ALTER TABLE "orders"."orders" DROP COLUMN "paid";--> statement-breakpoint
ALTER TABLE "orders"."orders" DROP COLUMN "is_refund_due";