CREATE SCHEMA "herd";
--> statement-breakpoint
CREATE TABLE "herd"."animals" (
	"market" text NOT NULL,
	"tag" text NOT NULL,
	"prefix" text NOT NULL,
	"numbers" text NOT NULL,
	"animal" text NOT NULL,
	"breed" text DEFAULT '' NOT NULL,
	"farmer" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"live_grams" integer,
	"dressing" integer,
	"meat" integer,
	"slaughter_day" date,
	"slaughterhouse" text DEFAULT '' NOT NULL,
	"butcher" text DEFAULT '' NOT NULL,
	"carcass_grams" integer,
	"cut_day" date,
	"delivered_week" text,
	"shares" json,
	"full_at" timestamp with time zone,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "animals_market_tag_pk" PRIMARY KEY("market","tag")
);
